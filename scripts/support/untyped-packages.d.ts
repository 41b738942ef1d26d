declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

  export default function compression(options: {
    readonly brotli: { readonly params: Readonly<Record<number, number>> };
  }): (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
    next: () => void,
  ) => void;
}

declare module 'serve-handler' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

  export default function serveHandler(
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
    options: {
      readonly public: string;
      readonly cleanUrls: boolean;
      readonly directoryListing: boolean;
      readonly etag: boolean;
    },
  ): Promise<void>;
}

declare module 'subset-font' {
  /** @param text the characters to keep */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      /** Limits of the axes of a variable font. */
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
