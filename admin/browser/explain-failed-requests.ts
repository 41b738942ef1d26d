/** Sveltia shows the message of a failed request, such as "Failed to fetch". This replaces it with what to do. */

const NO_CONNECTION =
  'There is no connection to the code host. Nothing you have typed is lost: leave this form open, and press "Save" again when you are online.';

const TOKEN_REFUSED =
  'The code host no longer accepts your token: it has expired or was deleted. What you have typed is kept in this browser. Make a new token, load this page again, sign in with it and open this form: it offers to restore your draft.';

type Fetch = typeof fetch;

/**
 * Wraps `fetch` so that errors of requests to one origin say what to do.
 * @param origin the origin of the code host's API
 */
export const wrapFetchWithErrorExplanations =
  (send: Fetch, origin: string): Fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${origin}/`)) return send(input, init);
    const response = await send(input, init).catch((cause: unknown) => {
      throw new TypeError(NO_CONNECTION, { cause });
    });
    if (response.status !== 401) return response;
    return Response.json({ message: TOKEN_REFUSED }, { status: response.status });
  };
