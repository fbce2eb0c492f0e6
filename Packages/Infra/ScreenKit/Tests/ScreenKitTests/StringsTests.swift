import DesignKit
import LocalizationKit
import Testing

@testable import ScreenKit

@Suite struct StringsTests {
  @Test(
    arguments: [
      (.up, "Up", "Naik"), (.down, "Down", "Turun"), (.left, "Left", "Ke kiri"),
      (.right, "Right", "Ke kanan"),
      (.pageUp, "Page up", "Halaman sebelumnya"), (.pageDown, "Page down", "Halaman berikutnya"),
      (.first, "Go to start", "Ke awal"), (.last, "Go to end", "Ke akhir"),
      (.nextTab, "Next tab", "Tab berikutnya"), (.previousTab, "Previous tab", "Tab sebelumnya"),
      (.nextPageTab, "Next view", "Tampilan berikutnya"),
      (.previousPageTab, "Previous view", "Tampilan sebelumnya"),
      (.earlierWeeks, "Earlier weeks", "Minggu sebelumnya"),
      (.laterWeeks, "Later weeks", "Minggu berikutnya"),
      (.nextField, "Next field", "Isian berikutnya"), (.previousField, "Previous field", "Isian sebelumnya"),
      (.nextValue, "Next value", "Nilai berikutnya"), (.previousValue, "Previous value", "Nilai sebelumnya"),
      (.agree, "Yes", "Ya"), (.disagree, "No", "Tidak"),
      (.acceptDefault, "Continue editing", "Lanjut mengedit"), (.completeField, "Continue", "Lanjutkan"),
      (.open, "Open", "Buka"), (.back, "Back", "Kembali"), (.leaveForm, "Back", "Kembali"),
      (.changeRow, "Change", "Ubah"), (.change(0), "Change", "Ubah"), (.ask, "Search", "Cari"),
      (.alerts, "Notifications", "Notifikasi"), (.suspend, "Suspend", "Tangguhkan"),
      (.redraw, "Redraw", "Gambar ulang"), (.quit, "Quit", "Keluar"),
    ] as [(ShellCommand, SafeText, SafeText)]
  )
  func `a command has its label`(command: ShellCommand, english: SafeText, indonesian: SafeText) {
    #expect(Strings(.english).label(of: command) == english)
    #expect(Strings(.indonesian).label(of: command) == indonesian)
  }

  @Test(
    arguments: [
      (KeyCap("↑ k", word: "Up k"), "Up k", "上箭头 k", "Panah atas k"),
      (.down, "Down", "下箭头", "Panah bawah"), (.left, "Left", "左箭头", "Panah kiri"),
      (.right, "Right", "右箭头", "Panah kanan"), (.space, "Space", "空格", "Spasi"),
      (KeyCap("1 … 9", word: "1 to 9"), "1 to 9", "1 至 9", "1 sampai 9"), (.escape, "Esc", "Esc", "Esc"),
    ] as [(KeyCap, SafeText, SafeText, SafeText)]
  )
  func `a key has its name in every language`(
    key: KeyCap,
    english: SafeText,
    chinese: SafeText,
    indonesian: SafeText
  ) {
    #expect(Strings(.english).word(for: key) == english)
    #expect(Strings(.simplifiedChinese).word(for: key) == chinese)
    #expect(Strings(.indonesian).word(for: key) == indonesian)
  }

  @Test func `numbers are grouped as in the language`() {
    #expect(Strings(.english).count(3, of: 1400) == "3 of 1,400")
    #expect(Strings(.simplifiedChinese).count(3, of: 1400) == "1,400项中的3项")
    #expect(Strings(.indonesian).count(3, of: 1400) == "3 dari 1.400")
    #expect(Strings(.english).counter(1234, limit: 2000) == "1,234 of 2,000 characters")
    #expect(Strings(.indonesian).counter(1234, limit: 2000) == "1.234 dari 2.000 karakter")
    #expect(Strings(.english).news(1200) == "1,200 new")
    #expect(Strings(.english).titled("News", count: 1200) == "News (1,200)")
    #expect(Strings(.simplifiedChinese).titled("通知", count: 3) == "通知（3）")
    #expect(Strings(.english).finishing(1) == "Finishing 1 change…")
    #expect(Strings(.english).finishing(1200) == "Finishing 1,200 changes…")
    #expect(Strings(.indonesian).finishing(2) == "Menyelesaikan 2 perubahan…")
    #expect(Strings(.english).lines(1, to: 6, of: 1200) == "Lines 1 to 6 of 1,200")
    #expect(Strings(.simplifiedChinese).lines(1, to: 6, of: 12) == "第1至6行，共12行")
  }
}
