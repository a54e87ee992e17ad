import type { JoinRoomRefusal } from "#game/rooms/room.ts";
import type { Group } from "#texts/catalogue.ts";

export const roomRefusals = {
  no_room: "There is no such room.",
  unknown_code: "No room has this code. Check it and try again.",
  in_a_room: ({ name }: { name: string | null }) =>
    `You are in a room with ${name} already. Leave it first.`,
} satisfies Group;

export const joinRoomRefusals = {
  room_closed: "This room has closed. Ask your friend for a new code.",
  own_room: "This is your own room. Your friend joins with the code.",
  room_full: "Two players are in this room already.",
} satisfies Record<JoinRoomRefusal, string>;

export const roomCodeRefusals = {
  no_code_free: "All rooms are taken. Please try again soon.",
} satisfies Record<"no_code_free", string>;
