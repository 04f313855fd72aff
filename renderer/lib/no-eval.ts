import * as z from 'zod/mini';

// the pages' policy forbids eval, which zod would try for speed at its first parse; so this is the first import of main.tsx
z.config({ jitless: true });
