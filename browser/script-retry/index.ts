// Every page has it inline, before its stylesheets: it has to run before the first script can fail.
import { retryFailedScripts } from './retry-failed-scripts';

retryFailedScripts();
