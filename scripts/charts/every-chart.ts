import { createLoginMachine } from '@biuro/core/login/login-machine.ts';
import { createNavigationMachine } from '@biuro/core/navigation/navigation-machine.ts';
import { createSessionMachine } from '@biuro/core/session/session-machine.ts';
import { createFakePorts } from '@biuro/core/testing/fake-ports.ts';
import { createUploadMachine } from '@biuro/core/upload/upload-machine.ts';
import { createUptimeMachine } from '@biuro/core/uptime/uptime-machine.ts';
import { createActor } from 'xstate';

/** Every chart of the portal by its name, as it is before anything has happened. */
export function everyChart() {
  const ports = createFakePorts();
  const session = createActor(createSessionMachine(ports));
  return {
    session: createSessionMachine(ports),
    login: createLoginMachine({ ...ports, session }),
    navigation: createNavigationMachine({ ...ports, session }),
    uptime: createUptimeMachine({ ...ports, session }),
    upload: createUploadMachine(ports),
  };
}

export type ChartName = keyof ReturnType<typeof everyChart>;
