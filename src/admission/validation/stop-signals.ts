// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: supportedStopSignalsLinux
const plain =
  'ABRT ALRM BUS CHLD CLD CONT FPE HUP ILL INT IO IOT KILL PIPE POLL PROF PWR QUIT RTMAX RTMIN SEGV STKFLT STOP SYS TERM TRAP TSTP TTIN TTOU URG USR1 USR2 VTALRM WINCH XCPU XFSZ'

const realTime = [
  ...Array.from({ length: 14 }, (_, index) => `RTMAX-${index + 1}`),
  ...Array.from({ length: 15 }, (_, index) => `RTMIN+${index + 1}`),
]

const linux = [...plain.split(' '), ...realTime].map((name) => `SIG${name}`).sort()

/** The stop signals that a container may name, by the pod's `os.name`; undefined where upstream does not look. */
export function signals(system: string | undefined): readonly string[] | undefined {
  if (system === 'linux') return linux
  return system === 'windows' ? ['SIGKILL', 'SIGTERM'] : undefined
}
