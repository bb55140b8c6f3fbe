/** What must hold of a pack so that a game can be played with it, beyond the form of the document. */
import type { Complaint } from "./complaint.ts";
import { componentComplaints } from "./components.ts";
import { mapComplaints } from "./map.ts";
import { saying } from "./saying.ts";
import type { Pack } from "./types.ts";

/** Everything that is wrong with a pack; nothing if a game can begin with it. */
export const complaints = (pack: Pack): readonly Complaint[] => [
  ...mapComplaints(pack),
  ...componentComplaints(pack),
  ...saying(pack).complaints,
];
