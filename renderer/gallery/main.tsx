import { createRoot } from 'react-dom/client';
import { must } from '#shared/kernel/result.ts';
import { Gallery } from './gallery.tsx';

createRoot(must(document.querySelector('#root'), 'root')).render(<Gallery />);
