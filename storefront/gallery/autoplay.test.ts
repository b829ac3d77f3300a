import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeAutoplay } from './autoplay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function play(isWanted = true) {
  const next = vi.fn();
  const onChange = vi.fn();
  return { next, onChange, autoplay: makeAutoplay({ seconds: 3, isWanted, next, onChange }) };
}

describe('autoplay', () => {
  test('advances after its interval, and again once the slide is shown', () => {
    const { next, autoplay } = play();
    vi.advanceTimersByTime(2999);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledTimes(1);
    autoplay.beginAgain();
    vi.advanceTimersByTime(3000);
    expect(next).toHaveBeenCalledTimes(2);
  });

  test('pauses while it is held, and then restarts the full interval', () => {
    const { next, autoplay, onChange } = play();
    autoplay.hold('pointer', true);
    autoplay.hold('hidden', true);
    autoplay.hold('pointer', false);
    vi.advanceTimersByTime(9000);
    expect(next).not.toHaveBeenCalled();
    autoplay.hold('hidden', false);
    expect(onChange).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(3000);
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('that is off starts when a visitor presses play, even under the pointer', () => {
    const { next, autoplay } = play(false);
    vi.advanceTimersByTime(9000);
    expect(autoplay.isPlaying()).toBe(false);
    autoplay.hold('pointer', true);
    autoplay.hold('focus', true);
    autoplay.toggle();
    expect(autoplay.isPlaying()).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(next).toHaveBeenCalledTimes(1);
    autoplay.toggle();
    expect(autoplay.isPlaying()).toBe(false);
  });

  test('held by a pointer on its button is paused by a press, not started', () => {
    const { next, autoplay, onChange } = play();
    autoplay.hold('pointer', true);
    autoplay.toggle();
    expect(autoplay.isWanted()).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(2);
    autoplay.hold('pointer', false);
    vi.advanceTimersByTime(9000);
    expect(next).not.toHaveBeenCalled();
  });

  test('that was stopped is not restarted by the end of a hold', () => {
    const { autoplay } = play();
    autoplay.hold('away', true);
    autoplay.stop();
    autoplay.hold('away', false);
    expect(autoplay.isPlaying()).toBe(false);
  });
});
