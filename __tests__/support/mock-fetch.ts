/** Answers each request of a test with this JSON. */
export const mockFetchedJson = (value: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: true, json: async () => value } as Response);

/** Lets each request of a test fail, as without a network. */
export const mockFailedFetch = () =>
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
