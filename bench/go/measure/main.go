// Measure runs one command and writes what the kernel accounts to it, as JSON, to the file of its first argument:
// its own time and that of every process it waited for, and the memory of the largest of them.
//
//	measure OUT.json SECONDS COMMAND [ARGUMENT...]
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strconv"
	"syscall"
	"time"
)

type counter struct{ bytes int64 }

func (c *counter) Write(text []byte) (int, error) {
	c.bytes += int64(len(text))
	return len(text), nil
}

func main() {
	if len(os.Args) < 4 {
		fmt.Fprintln(os.Stderr, "measure OUT.json SECONDS COMMAND [ARGUMENT...]")
		os.Exit(2)
	}
	seconds, err := strconv.ParseFloat(os.Args[2], 64)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	// Who stops this stops the command.
	asked, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	ctx, cancel := context.WithTimeout(asked, time.Duration(seconds*float64(time.Second)))
	defer cancel()
	command := exec.CommandContext(ctx, os.Args[3], os.Args[4:]...)
	// A copy of what it says at the end of standard error helps where it fails; the rest is counted and thrown away.
	var said counter
	var complaint bytes.Buffer
	command.Stdout = &said
	command.Stderr = &complaint
	command.WaitDelay = time.Second
	// Killed with all that it started.
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	command.Cancel = func() error { return syscall.Kill(-command.Process.Pid, syscall.SIGKILL) }
	start := time.Now()
	err = command.Run()
	wall := time.Since(start)
	if command.ProcessState == nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	usage := command.ProcessState.SysUsage().(*syscall.Rusage)
	tail := complaint.Bytes()
	if len(tail) > 500 {
		tail = tail[len(tail)-500:]
	}
	text, err := json.Marshal(map[string]any{
		"cpu":    float64(usage.Utime.Nano()+usage.Stime.Nano()) / 1e9,
		"wall":   wall.Seconds(),
		"memory": float64(usage.Maxrss) / 1024, // Linux counts KiB
		"code":   command.ProcessState.ExitCode(),
		"late":   ctx.Err() != nil,
		"bytes":  said.bytes,
		"stderr": string(tail),
	})
	if err == nil {
		err = os.WriteFile(os.Args[1], text, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}
