import LocalizationKit

/// The texts of the program itself, in one language.
struct Strings: Sendable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var abstract: String {
    language.choose(
      en: "Browse streaming sections in the terminal, with or without a network.",
      zhHans: "在终端中浏览流媒体栏目，无论有没有网络。"
    )
  }

  var discussion: String {
    language.choose(
      en: """
        Everything works without a network at first: the sandbox answers in place of the services. \
        --backend live uses the public services. What you have seen once opens offline, and says how old it is.
        """,
      zhHans: """
        一切功能开始时都无需网络：由沙盒代替服务应答。--backend live 使用公开的服务。看过的内容离线也能打开，并标明缓存了多久。
        """
    )
  }

  var sectionsExample: String {
    language.choose(en: "the sections of the streaming service", zhHans: "流媒体服务的栏目")
  }

  var mealsExample: String { language.choose(en: "the meals of a category", zhHans: "某分类的菜肴") }
  var sectionExample: String { language.choose(en: "one of them", zhHans: "其中一个栏目") }

  /// Says that the data are not of the real service.
  var sandbox: String { language.choose(en: "sandbox", zhHans: "沙盒") }

  var firstRunHint: String {
    language.choose(
      en: "This is the sandbox: made-up content that needs no network. For the real service: --backend live",
      zhHans: "这是沙盒：虚构的内容，无需网络。要使用真实的服务：--backend live"
    )
  }
}
