let end: () => void;

/** Settled once the loader of this document has left. */
export const loaderFinishedPromise = new Promise<void>((resolve) => {
  end = resolve;
});

export const resolveLoaderFinishedPromise = () => end();
