import './app-front.css';
import { AppMark } from './app-mark.tsx';

/** The head of a page about the native app: its mark and what the page is for. */
export const AppFront = ({ heading, lead }: { heading: string; lead: string }) => (
  <div className="app-front">
    <AppMark size={72} />
    <h2 className="app-front__heading">{heading}</h2>
    <p className="app-front__lead">{lead}</p>
  </div>
);
