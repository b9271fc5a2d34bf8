import { createActor } from 'xstate';
import { createLoginMachine } from '../login/login-machine.ts';
import { createNavigationMachine } from '../navigation/navigation-machine.ts';
import { createSessionMachine } from '../session/session-machine.ts';
import { createFakePorts } from '../testing/fake-ports.ts';
import { createUptimeMachine } from '../uptime/uptime-machine.ts';

/** Every chart of the portal by its name, as it is before anything has happened. */
export function everyChart() {
  const ports = createFakePorts();
  const session = createActor(createSessionMachine(ports));
  return {
    session: createSessionMachine(ports),
    login: createLoginMachine({ ...ports, session }),
    navigation: createNavigationMachine({ ...ports, session }),
    uptime: createUptimeMachine({ ...ports, session }),
  };
}

export type ChartName = keyof ReturnType<typeof everyChart>;
