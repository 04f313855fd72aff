// React creates errors while it loads, and the browser parses every file on their stack once more.
// Loaded before the console's own files, it has its own file alone on that stack.
import 'react-dom/client';
