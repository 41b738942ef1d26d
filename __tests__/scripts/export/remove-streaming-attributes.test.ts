/** @jest-environment node */
import { removeStreamingAttributes } from '@/scripts/export/remove-streaming-attributes';

test('attributes of <ViewTransition> are removed, and all else stays', () => {
  expect(removeStreamingAttributes('<li vt-name="room-1" class="card" vt-update="auto">vt-name</li>')).toBe(
    '<li class="card">vt-name</li>',
  );
});
