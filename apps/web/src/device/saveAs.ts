/** Lets the browser save something as a file of JSON. */
export function saveAs(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
