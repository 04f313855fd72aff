/** Ports on which receipt printers take raw bytes. */
export const PRINTER_PORTS: readonly number[] = [9100, 9101, 9102, 9103];

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
/** A dotted IPv4 address. */
export const IPV4: RegExp = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);

/**
 * Whether an address lies in a shop's own network: 10/8, 172.16/12, 192.168/16, link-local.
 * Papers go nowhere else; this machine itself is not one of them.
 */
export const isPrivateAddress = (host: string): boolean => {
  if (!IPV4.test(host)) return false;
  const [a = 0, b = 0] = host.split('.').map(Number);
  return (
    a === 10 ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254)
  );
};

/** What is printed of an order: a kitchen's ticket, a supermarket's pick list, the label of its bag, what takes the place of a ticket or list whose order was changed, and the slip that stops it (decision DA13). Of no order is the list of a day's pre-orders (DA32). */
export const PAPER_KINDS = ['TICKET', 'PICK', 'LABEL', 'CHANGE', 'STOP', 'MORNING'] as const;
/** What is printed at a desk. */
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Whose pre-orders a list is of: those of the business day that runs, or of the next. */
export const MORNING_DAYS = ['TODAY', 'TOMORROW'] as const;
/** Whose pre-orders a list is of. */
export type MorningDay = (typeof MORNING_DAYS)[number];

/**
 * How far a paper is. `NONE`: nobody has asked for it. `DROPPED`: its order ended before it was
 * printed.
 */
export const PRINT_STATES = ['WAITING', 'CLAIMED', 'DONE', 'FAILED', 'DROPPED', 'NONE'] as const;
/** How far a paper is. */
export type PrintState = (typeof PRINT_STATES)[number];

/**
 * The outcome of printing. `OFF`: nothing was sent, for nobody answered. `FAILED`: some of it may
 * have come out.
 */
export const PRINT_ENDS = ['DONE', 'OFF', 'FAILED'] as const;
/** The outcome of printing. */
export type PrintEnd = (typeof PRINT_ENDS)[number];

/** Why a paper does not come. `SILENT`: no till has taken it in time. */
export const PRINT_PROBLEMS = ['OFF', 'FAILED', 'SILENT'] as const;
/** Why a paper does not come. */
export type PrintProblem = (typeof PRINT_PROBLEMS)[number];
