import { AboutCard } from './parts/about-card.tsx';
import { DesktopCard } from './parts/desktop-card.tsx';
import { KioskCard } from './parts/kiosk-card.tsx';
import { LookCard } from './parts/look-card.tsx';
import { PrinterCard } from './parts/printer-card.tsx';
import { SoundCard } from './parts/sound-card.tsx';
import { WaitingCard } from './parts/waiting-card.tsx';
import classes from './settings.module.css';

/** How this till looks, sounds, prints and is locked. Everything holds at once, and at this till only. */
export const SettingsScreen = () => (
  <div className={classes['page']} data-testid="settings">
    <div className={classes['column']}>
      <LookCard />
      <SoundCard />
      <KioskCard />
    </div>
    <div className={classes['column']}>
      <PrinterCard />
      <WaitingCard />
      <DesktopCard />
      <AboutCard />
    </div>
  </div>
);
