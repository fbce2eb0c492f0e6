import CommandKit
import DesignKit
import FeatureKit
import Sandbox

/// The options that every command understands.
enum GlobalOptions {
  static let backend = Option<Backend>(
    "backend",
    help: "Which services to use.",
    valueName: "name",
    default: .sandbox,
    environment: "TESSERA_BACKEND"
  )
  static let network = Option<Choice<SandboxCondition>?>(
    "network",
    help: "Put a condition on the sandbox's network.",
    valueName: "condition",
    environment: "TESSERA_NETWORK"
  )
  static let timeout = Option<Duration>(
    "timeout",
    help: "How long to wait for the service in all.",
    valueName: "time",
    default: .seconds(30),
    environment: "TESSERA_TIMEOUT"
  )
  static let plain = Flag("plain", help: "Write plain text: no colours, no escape sequences.")
  static let accessible = Flag(
    "accessible",
    help: "Write for screen readers: a fact a line, no drawing.",
    environment: "TESSERA_ACCESSIBLE"
  )
  static let color = Option<Choice<ColorFlag>>(
    "color",
    help: "When to use colours.",
    valueName: "when",
    default: Choice(.auto)
  )
  static let theme = Option<Choice<Theme>>(
    "theme",
    help: "The colours to use.",
    valueName: "name",
    default: Choice(.dark),
    environment: "TESSERA_THEME"
  )
  static let width = Option<Int?>(
    "width",
    help: "The cells of a line; else those of the terminal, or 80.",
    valueName: "cells",
    accepting: .within(1...1000),
    environment: "TESSERA_WIDTH"
  )
  static let explain = Flag("explain", help: "Say on stderr which way the answer took, and how long.")
  static let verbose = Flag(
    "verbose",
    short: "v",
    help: "Log on stderr what is sent and received, without secrets.",
    environment: "TESSERA_DEBUG"
  )

  static let all: [any NamedParameter] = [
    ReadingOptions.refresh, ReadingOptions.offline, ReadingOptions.json, ReadingOptions.fields,
    plain, accessible, color, theme, width, backend, network, timeout, explain, verbose,
  ]

  static let conflicts = [
    Conflict(ReadingOptions.refresh, ReadingOptions.offline),
    Conflict(ReadingOptions.json, plain, accessible),
  ]
}
