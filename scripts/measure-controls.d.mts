/** What keeps a person from reading or pressing a control. */
export interface ControlFault {
  readonly fault: 'contrast' | 'edge' | 'hidden' | 'size' | 'covered' | 'far';
  /** The control as a person would name it: its element and words. */
  readonly control: string;
  /** What was measured. */
  readonly measured: string;
}

export interface MeasuredControls {
  /** Controls that were looked at. */
  readonly count: number;
  readonly faults: readonly ControlFault[];
}

export function measureControls(): MeasuredControls;
