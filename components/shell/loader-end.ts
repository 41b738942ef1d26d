let end: () => void;

/** Settled once the loader of this document has left. */
export const loaderEnd = new Promise<void>((resolve) => {
  end = resolve;
});

export const endLoader = () => end();
