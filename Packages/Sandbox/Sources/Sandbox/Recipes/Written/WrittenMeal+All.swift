extension WrittenMeal {
  /// Every meal that was written by itself.
  static let all: [WrittenMeal] = [
    .teriyakiCasserole, .appleBlackberryCrumble, .archipelagoSoup, .grilledOctopus, .ceviche,
    .damsonTart, .lavenderBrulee, .semlor, .mangoMochi, .wellington, .picadillo, .sauerbraten,
    .coqAuRiesling, .bangBangChicken, .lambBiryani, .farikal, .toadInTheHole, .takoyaki, .lasagneVerdi,
    .kasespaetzle, .schweinshaxe, .crispyPorkBasil, .roesti, .potatoSalad, .walnutAubergines,
    .potstickers, .ratatouille, .kinpira, .spanakopita, .pierogi, .fullBreakfast, .jianbing, .cilbir,
    .birria, .maafe,
  ]
}
