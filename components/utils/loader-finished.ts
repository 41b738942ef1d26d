let end: () => void;

/** Settled once the loader of this document has left. */
export const loaderFinished = new Promise<void>((resolve) => {
  end = resolve;
});

export const resolveLoaderFinished = () => end();
