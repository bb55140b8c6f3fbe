/** Selects a text in a field that nobody sees and copies it as keys would, which a browser allows while a press is being answered. */
function copyAsByKeys(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.setAttribute("aria-hidden", "true");
  field.style.cssText = "position: fixed; inset: 0 auto auto 0; opacity: 0";
  // Nothing outside an open dialog can be selected.
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}

/**
 * Copies a text, in answer to a press; false where the browser does not allow it. Browsers keep their clipboard from pages
 * that came by plain `http`, which is how a group at home reaches its host.
 */
export async function copyText(text: string): Promise<boolean> {
  const written = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return written || copyAsByKeys(text);
}
