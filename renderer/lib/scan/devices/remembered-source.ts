import {
  isCancelled,
  type DeviceSource,
  type DeviceState,
  type DeviceView,
} from './device-view.ts';

export type SourceOptions<Facts> = {
  onView: (view: DeviceView) => void;
  known: () => Facts | null;
  remember: (facts: Facts | null) => void;
};

type Forgettable = { forget?(): Promise<void> };

/**
 * A device that a person connects once, and that is then opened automatically at each start and each time that it is plugged in.
 * A subclass defines how one is found, requested, opened and closed.
 */
export abstract class RememberedSource<
  Device extends Forgettable,
  Facts extends object,
> implements DeviceSource {
  protected isStarted = false;
  /** The browser's list of devices, which reports what is plugged in and out; null where it has none. */
  protected abstract readonly platform: EventTarget | null;
  /** The device that is open or being opened. */
  protected abstract readonly openDevice: Device | null;
  readonly #options: SourceOptions<Facts>;

  constructor(options: SourceOptions<Facts>) {
    this.#options = options;
  }

  protected abstract nameOf(facts: Facts): string;
  protected abstract find(wanted: Facts): Promise<Device | undefined>;
  protected abstract request(): Promise<Device | undefined>;
  /** Opens a device; `wanted` are the remembered facts, null for one that was just chosen. */
  protected abstract open(device: Device, wanted: Facts | null): Promise<void> | void;
  protected abstract close(): Promise<void>;
  protected abstract onUnplugged(event: Event): void;

  protected get known(): Facts | null {
    return this.#options.known();
  }

  protected show(state: DeviceState, facts: Facts | null = this.known): void {
    this.#options.onView({ state, name: facts ? this.nameOf(facts) : '' });
  }

  protected remember(facts: Facts | null): void {
    this.#options.remember(facts);
  }

  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.show(this.platform ? 'none' : 'unsupported', null);
    this.platform?.addEventListener('connect', this.#handleConnect);
    this.platform?.addEventListener('disconnect', this.#handleDisconnect);
    this.again();
  }

  stop(): void {
    this.isStarted = false;
    this.platform?.removeEventListener('connect', this.#handleConnect);
    this.platform?.removeEventListener('disconnect', this.#handleDisconnect);
    void this.close();
  }

  async connect(): Promise<void> {
    if (!this.platform) return;
    try {
      const device = await this.request();
      if (!device) return;
      await this.close();
      await this.open(device, null);
    } catch (error) {
      if (!isCancelled(error)) this.show('busy');
    }
  }

  again(): void {
    void this.#resume();
  }

  async forget(): Promise<void> {
    const device = this.openDevice;
    await this.close();
    await device?.forget?.();
    this.remember(null);
    this.show('none', null);
  }

  async #resume(): Promise<void> {
    const wanted = this.known;
    if (!this.platform || !wanted || this.openDevice) return;
    const found = await this.find(wanted);
    if (found) await this.open(found, wanted);
    else this.show('lost', wanted);
  }

  readonly #handleConnect = (): void => this.again();
  readonly #handleDisconnect = (event: Event): void => this.onUnplugged(event);
}
