/** Milliseconds for which the browser may still read what it saves. */
const readableMs = 60_000;

/** Saves a file on the reader's machine, as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), readableMs);
}
