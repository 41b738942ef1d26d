/** Files that the build writes beside the editor, and the editor fetches. */

/** The content as it was built. */
export const CONTENT_SNAPSHOT_FILE = 'content.json';
/** The folder with a thumbnail of each photo. */
export const EDITOR_THUMBNAILS_FOLDER = 'thumbnails';
