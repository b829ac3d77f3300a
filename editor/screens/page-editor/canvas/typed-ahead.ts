/** A key as a browser gives it. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/**
 * What is typed between opening a text and its first key: its view, or the code of its editor, may still be on the way.
 * It waits here and is typed into the text when that is there.
 */
export class TypedAhead {
  #id: string | null = null;
  #text = '';

  /** Takes in a key for the text of a block. False for a key that writes nothing. */
  take(id: string, { key, ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
    // AltGr writes letters; browsers on Windows say it is Ctrl and Alt.
    if (isComposing || metaKey || ctrlKey !== altKey) return false;
    if (key === 'Backspace') {
      this.#begin(id);
      this.#text = [...this.#text].slice(0, -1).join('');
    } else if (key === 'Enter') this.add(id, '\n');
    else if ([...key].length === 1) this.add(id, key);
    else return false;
    return true;
  }

  /** Takes in text, such as pasted one. */
  add(id: string, text: string): void {
    this.#begin(id);
    this.#text += text;
  }

  /** What was typed for a block since its text was asked for; given once. */
  of(id: string): string {
    const text = this.#id === id ? this.#text : '';
    this.#id = null;
    this.#text = '';
    return text;
  }

  #begin(id: string): void {
    if (this.#id === id) return;
    this.#id = id;
    this.#text = '';
  }
}
