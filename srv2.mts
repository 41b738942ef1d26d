import { serveExport } from '/work/main/scripts/serve-export';
const a = await serveExport({ folder: '/work/out-control', host: '127.0.0.1', port: 4101 } as any); const b = await serveExport({ folder: '/work/main/out', host: '127.0.0.1', port: 4102 } as any); console.log(a.port,b.port);
