import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/kernel/result.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const Gallery = lazyPart(async () => (await import('./gallery.tsx')).Gallery);

createRoot(must(document.querySelector('#root'), 'root')).render(
  <Suspense>
    <Gallery />
  </Suspense>,
);
