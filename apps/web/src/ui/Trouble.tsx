import { Notice } from "./Notice.tsx";

/** What went wrong, if anything did. */
export const Trouble = ({ told }: { readonly told: string | null }) =>
  told && (
    <Notice tone="danger">
      <p>{told}</p>
    </Notice>
  );
