import type { ProductFigures } from '#shared/contract/merchant/product.ts';
import { shortDateText } from '#shared/format/short-date.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from './month-bars.module.css';

const HEIGHT = 96;
const STEP = 10;
const BAR = 6;

/** The last 30 days: what was sold as bars, what was redeemed as a line with dots, on one scale. In words for who does not see it. */
export const MonthBars = ({ days }: { days: ProductFigures['days'] }) => {
  const t = useT();
  const sold = days.reduce((sum, day) => sum + day.sold, 0);
  const redeemed = days.reduce((sum, day) => sum + day.redeemed, 0);
  const words =
    sold + redeemed === 0
      ? t('console.product.monthNone')
      : t('console.product.monthText', { sold, redeemed });
  const top = Math.max(1, ...days.flatMap((day) => [day.sold, day.redeemed]));
  const at = (count: number): number => HEIGHT - (count / top) * (HEIGHT - 6);
  const middle = (index: number): number => index * STEP + STEP / 2;
  return (
    <figure className={classes['figure']} data-testid="product-month">
      <figcaption className={classes['caption']}>
        <span className={classes['title']}>{t('console.product.month')}</span>
        <span className={classes['key']} data-of="sold">
          {t('console.product.month.sold', { count: sold })}
        </span>
        <span className={classes['key']} data-of="redeemed">
          {t('console.product.month.redeemed', { count: redeemed })}
        </span>
      </figcaption>
      <svg
        className={classes['chart']}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        {days.map((day, index) => (
          <g key={day.day}>
            <title>
              {t('console.product.monthDay', {
                day: day.day,
                sold: day.sold,
                redeemed: day.redeemed,
              })}
            </title>
            <rect className={classes['slot']} x={index * STEP} y={0} width={STEP} height={HEIGHT} />
            {day.sold > 0 && (
              <rect
                className={classes['sold']}
                x={middle(index) - BAR / 2}
                y={at(day.sold)}
                width={BAR}
                height={HEIGHT - at(day.sold)}
                rx={1}
              />
            )}
          </g>
        ))}
        {redeemed > 0 && (
          <polyline
            className={classes['redeemed']}
            points={days.map((day, index) => `${middle(index)},${at(day.redeemed)}`).join(' ')}
          />
        )}
        {days.map((day, index) =>
          day.redeemed > 0 ? (
            <line
              key={day.day}
              className={classes['dot']}
              x1={middle(index)}
              x2={middle(index)}
              y1={at(day.redeemed)}
              y2={at(day.redeemed)}
            />
          ) : null,
        )}
      </svg>
      <div className={classes['ends']} aria-hidden>
        {[...days.slice(0, 1), ...days.slice(-1)].map(({ day }, end) => (
          <span key={end}>{shortDateText(day, t)}</span>
        ))}
      </div>
    </figure>
  );
};
