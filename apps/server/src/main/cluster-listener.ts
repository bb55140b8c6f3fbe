import type { ClusterListener } from "../database/cluster.ts";
import type { ServerNews } from "../database/dispatch.ts";
import type { AccessControl } from "../features/access/access-control.ts";
import type { Admin } from "../features/admin/admin.ts";
import type { RoomRegistry } from "../tables/room-registry.ts";
import type { Services } from "../tables/services.ts";

interface Heard {
  readonly services: Services;
  readonly rooms: RoomRegistry;
  readonly admin: Admin;
  readonly access: AccessControl;
}

/** What this process does when it hears from the others. */
export function clusterListener({ services, rooms, admin, access }: Heard): ClusterListener {
  const reads: Readonly<Record<Exclude<ServerNews["what"], "goodbye">, () => Promise<void>>> = {
    bars: () => admin.readBars(),
    commons: () => admin.readCommons(),
    limits: () => services.limits.read(),
    access: () => access.read(),
    announcement: () => admin.readAnnouncement(),
    outages: async () => {
      await services.outages.read();
      rooms.reckonTime();
    },
  };
  const tried = (work: Promise<unknown>) =>
    void work.catch((error: unknown) =>
      services.log.trouble("what another process has written could not be read", error),
    );
  return {
    table: (id, news, from) => rooms.hear(id, news, from),
    server: ({ what }) => {
      if (what !== "goodbye") tried(reads[what]());
    },
    gone: (processes) => {
      services.log.info("processes that kept the same tables are gone", { processes: processes.length });
      rooms.lose(processes);
      // One of the processes that are left looks for what the lost processes took care of.
      const key = `after ${[...processes].sort().join()}`;
      services.jobs.ask("survey", key);
      services.jobs.ask("news", key);
    },
    missed: () => {
      tried(Promise.all(Object.values(reads).map((read) => read())));
      tried(rooms.compare(true));
    },
    compare: () => tried(rooms.compare(false)),
  };
}
