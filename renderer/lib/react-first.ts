// React creates errors while it loads, and the browser parses every file on their stack once more.
// In a file of its own, which runs before the console's (`vite.config.ts`), it is alone on that stack.
import 'react-dom/client';
