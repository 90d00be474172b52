/** What a person has set for this browser. */
export interface Settings {
  language: 'en' | 'ru';
  theme: 'night' | 'parchment' | 'system';
  /** How long a computer opponent pauses before its move shows, in milliseconds. */
  pause: number;
  /** Whether a question with one answer is answered by itself. */
  forced: boolean;
}
