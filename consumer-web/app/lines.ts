// The lines that lie over whatever page there is, in one file that is loaded when there is one to show.
export { OrderNews } from '../domain/order/news/order-news.tsx';
export { StartLine } from '../domain/reminders/start-line.tsx';
