/** "legal-notice" of the content type `legalNotice`. */
export const fileNameOf = (contentType: string) =>
  contentType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param folder "shared", or the folder of a brand */
export const contentFilePath = (folder: string, contentType: string) =>
  `content/${folder}/${fileNameOf(contentType)}.json`;
