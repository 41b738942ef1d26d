// Loaded before linkinator: its version for Node 20 starts all requests at once, whatever its --concurrency is.
import { Agent, setGlobalDispatcher } from 'undici';

setGlobalDispatcher(new Agent({ connections: 8 }));
