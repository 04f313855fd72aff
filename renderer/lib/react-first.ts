// React's start makes errors, for which the browser reads again every file on the way to it: it runs before the console's own files
import 'react-dom/client';
