/** /data/room-galleries.json, which the owner may change on the host (ENT-10). */
export interface RoomGalleriesJson {
  readonly rooms: Readonly<Record<string, RoomGalleriesJsonEntry>>;
}

export interface RoomGalleriesJsonEntry {
  readonly title: string;
  readonly type: string;
  /** Paths of photos. */
  readonly gallery: readonly string[];
  readonly breadcrumbImage?: string;
}
