/** @jest-environment node */
import { removeViewTransitionAttributes } from '@/scripts/export/postprocess-html';

test('attributes of <ViewTransition> are removed, and all else stays', () => {
  expect(
    removeViewTransitionAttributes('<li vt-name="room-1" class="card" vt-update="auto">vt-name</li>'),
  ).toBe('<li class="card">vt-name</li>');
});
