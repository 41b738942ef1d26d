// Where the files of content are.

/** "legal-notice" of the content type `legalNotice`. */
export const getFileName = (contentType: string) =>
  contentType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param folder "shared", or the folder of a brand */
export const getContentFilePath = (folder: string, contentType: string) =>
  `content/${folder}/${getFileName(contentType)}.json`;

export const getPhotoEntryPath = (name: string) => `content/photos/${name}.json`;

export const getPostPath = (slug: string) => `content/posts/${slug}.md`;
