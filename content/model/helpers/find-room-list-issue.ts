import type { RoomInput } from '../rooms';

/** Fields that must differ between rooms, with the remedy where they do not. */
const UNIQUE_FIELDS = [
  ['title', 'Give each room a name of its own.'],
  ['summary', 'Describe each room in words of its own.'],
  ['description', 'Describe each room in words of its own.'],
] as const;

/** The list shows at least one room, and no two rooms have the same words, as a room that was copied would (RMD-01). */
export function findRoomListIssue(rooms: readonly RoomInput[]) {
  if (rooms.every(({ unlisted, hidden }) => unlisted || hidden))
    return {
      path: [],
      problem: 'the room list would be empty.',
      remedy: 'Show at least one room in it.',
    };
  for (const [index, room] of rooms.entries())
    for (const [name, remedy] of UNIQUE_FIELDS) {
      const first = rooms.find((candidate) => String(candidate[name]) === String(room[name]));
      if (first !== room)
        return {
          path: [index, name],
          problem: `room ${room.id} has the same words as room ${first?.id}.`,
          remedy,
        };
    }
  return undefined;
}
