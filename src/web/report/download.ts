/**
 * Fetches a file by POST to a given address and hands it to the browser under a name.
 *
 * @returns false where it could not be had, whatever the reason; the page stays as it is
 */
export async function downloadFile(url: string, orderNumber: string, name: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderNumber }),
    });
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/pdf')) return false;
    save(await answer.blob(), name);
    return true;
  } catch {
    return false;
  }
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
