import CommandKit

extension HelpTopic {
  /// The environment variables that the program reads.
  static let environment = HelpTopic(
    "environment",
    abstract: "The environment variables that are read.",
    text: """
      Services
        TESSERA_BACKEND         sandbox or live; the option is --backend
        TESSERA_STREAMING_URL   root page of the streaming service, for example https://content.viaplay.com/ios-se
                                setting it uses the network whatever the backend; http only for this machine
        TESSERA_NETWORK         a condition on the sandbox's network; the option is --network
        TESSERA_TIMEOUT         how long to wait in all; the option is --timeout
        TESSERA_OFFLINE         1 to make no connection; the option is --offline

      Files
        TESSERA_HOME            one folder for everything, as an absolute path; else the XDG base directories
        XDG_CACHE_HOME          where what can be fetched again is kept

      Looks
        TESSERA_THEME, TESSERA_WIDTH, TESSERA_ACCESSIBLE
                                as --theme, --width, --accessible
        NO_COLOR, FORCE_COLOR, CLICOLOR, CLICOLOR_FORCE, COLORTERM, TERM, COLUMNS, LC_ALL, LC_CTYPE, LANG
                                as everywhere; --color is stronger

      An option is stronger than a variable; an empty variable counts as unset.
      """
  )

  /// The forms in which results are written.
  static let output = HelpTopic(
    "output",
    abstract: "The forms in which results are written.",
    text: """
      Results go to standard output, everything else to standard error.

      A terminal gets colours and, while something is loading, a screen that is drawn again. A file or a pipe gets \
      the same lines without colours. --plain asks for that on a terminal, --accessible for text that reads well \
      aloud: a fact a line, nothing drawn.

      --json writes one object: data, source and for lists page. source has kind (network, revalidated or stored), \
      fetchedAt, ageSeconds, stale and reason. --fields chooses members of data.

      --explain says on standard error which way the answer took through the layers, and how long.
      """
  )
}
