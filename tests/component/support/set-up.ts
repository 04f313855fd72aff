import { replaceNetwork } from './fake-backend.ts';

replaceNetwork();
