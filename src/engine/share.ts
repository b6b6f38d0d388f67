import type { HandList } from '../plan/draw-tree.ts';
import type { Job } from '../plan/job.ts';

const shared = new WeakMap<HandList, HandList>();

/** The job with its lists of hands in memory that threads share: sending it copies none of them. */
export function shareLists(job: Job): Job {
  if (!('seats' in job)) return job;
  const seats = job.seats.map((seat) => (seat !== null && 'hands' in seat ? sharedList(seat) : seat));
  return { ...job, seats } as Job;
}

function sharedList(list: HandList): HandList {
  const copy = shared.get(list) ?? {
    hands: copyShared(list.hands, Uint8Array),
    weights: copyShared(list.weights, Uint16Array),
  };
  shared.set(list, copy);
  return copy;
}

function copyShared<T extends Uint8Array | Uint16Array>(
  values: T,
  Values: new (buffer: SharedArrayBuffer) => T,
): T {
  const copy = new Values(new SharedArrayBuffer(values.byteLength));
  copy.set(values);
  return copy;
}
