/** Longest link in characters; browsers and messengers take that much of an address. */
const LONGEST = 60_000;
/** Most characters that a link may unfold to: no game comes near it, and a small link can hold a flood. */
const MOST = 2_000_000;

const BASE64URL = /^[A-Za-z0-9_-]+$/;

/** A game's file as what follows `#/shared/`: its JSON, deflated with its checksum, in base64url. Null when that is too long for a link. */
export async function writeLink(fileText: string): Promise<string | null> {
  const json = JSON.stringify(JSON.parse(fileText));
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const data = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return data.length <= LONGEST ? data : null;
}

/** The file's text from a link; null when the link is none, is cut off, is damaged, or unfolds to too much. */
export async function readLink(data: string): Promise<string | null> {
  if (data.length > LONGEST || !BASE64URL.test(data)) return null;
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return await unfolded(bytes);
  } catch {
    return null;
  }
}

async function unfolded(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > MOST) {
      await reader.cancel();
      return null;
    }
  }
  return text;
}
