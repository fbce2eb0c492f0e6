import LocalizationKit

extension Strings {
  var abstract: String {
    language.choose(
      en: "Show and change the careers account.",
      zhHans: "查看和更改求职帐户。",
      id: "Tampilkan dan ubah akun karier."
    )
  }
  var discussion: String {
    language.choose(
      en: """
        Anyone can list jobs and posts. Saving them, applying for jobs and having a profile require an account. A \
        session ends 7 days after its last use. The sandbox has accounts of its own.
        """,
      zhHans: "浏览职位和文章不需要帐户；收藏、申请职位和建立个人资料需要帐户。登录会话在最后一次使用的7天后失效。沙盒有自己的帐户。",
      id:
        "Siapa pun dapat melihat lowongan dan artikel. Menyimpan, melamar, dan membuat profil memerlukan akun. Sesi berakhir 7 hari setelah terakhir digunakan. Sandbox memiliki akunnya sendiri."
    )
  }
  var statusDiscussion: String {
    language.choose(
      en: "Asks the service whether the session is still valid, unless --offline is given.",
      zhHans: "会向服务确认登录会话是否仍然有效，除非指定了 --offline。",
      id: "Menanyakan ke layanan apakah sesi masih berlaku, kecuali dengan --offline."
    )
  }
  var registerAbstract: String {
    language.choose(
      en: "Register an account and sign in.",
      zhHans: "注册帐户并登录。",
      id: "Daftarkan akun dan masuk."
    )
  }
  var registerDiscussion: String {
    language.choose(
      en: """
        Asks for missing values. The password is hidden as you type, and no option takes it. The service then e-mails a \
        code with which you verify the address.

        Before the first registration or sign-in in a terminal, you are asked to accept the terms of service; \
        --accept-terms accepts them. The session is stored in the system's keyring. With your consent, it is stored in \
        an unencrypted file instead; --store file gives that consent.
        """,
      zhHans: """
        缺少的内容会逐项提问。输入密码时不显示，也不能通过选项提供。服务随后会发送邮件，其中的验证码用于验证地址。

        首次注册或在终端中首次登录时需要同意服务条款；--accept-terms 即表示同意。登录会话存储在系统的密钥环中；经同意后，也可以存储在未加密的文件中。\
        --store file 即表示同意。
        """,
      id:
        "Menanyakan nilai yang belum ada. Kata sandi tidak tampil saat diketik dan tidak dapat diberikan sebagai opsi. Layanan lalu mengirim kode lewat email untuk memverifikasi alamat Anda. Sebelum pendaftaran pertama, atau sebelum masuk pertama kali di terminal, Anda diminta menyetujui ketentuan layanan; --accept-terms menyetujuinya. Sesi disimpan di keyring sistem. Dengan persetujuan Anda, sesi disimpan di berkas tanpa enkripsi; --store file berarti setuju."
    )
  }
  var verifyAbstract: String {
    language.choose(
      en: "Verify the e-mail address with a code.",
      zhHans: "用验证码验证电子邮件地址。",
      id: "Verifikasi alamat email dengan kode."
    )
  }
  var verifyDiscussion: String {
    language.choose(
      en:
        "The code has six digits; spaces are ignored. After five wrong codes, get a new one.",
      zhHans: "验证码有六位数字，其中的空白会被忽略。输入错误五次后需要重新获取。",
      id:
        "Kode terdiri atas enam angka; spasi diabaikan. Setelah lima kode salah, mintalah kode baru."
    )
  }
  var resendAbstract: String {
    language.choose(
      en: "Send another code to the e-mail address.",
      zhHans: "重新发送验证码到电子邮件地址。",
      id: "Kirim kode lain ke alamat email."
    )
  }
  var loginAbstract: String {
    language.choose(en: "Sign in to the careers service.", zhHans: "登录求职服务。", id: "Masuk ke layanan karier.")
  }
  var loginDiscussion: String {
    language.choose(
      en: """
        Asks for missing values. The password is hidden as you type, and no option takes it. The session is stored in \
        the system's keyring. With your consent, it is stored in an unencrypted file instead; --store file gives that \
        consent.
        """,
      zhHans: """
        缺少的内容会逐项提问。输入密码时不显示，也不能通过选项提供。登录会话存储在系统的密钥环中；经同意后，也可以存储在未加密的文件中。\
        --store file 即表示同意。
        """,
      id:
        "Menanyakan nilai yang belum ada. Kata sandi tidak tampil saat diketik dan tidak dapat diberikan sebagai opsi. Sesi disimpan di keyring sistem. Dengan persetujuan Anda, sesi disimpan di berkas tanpa enkripsi; --store file berarti setuju."
    )
  }
  var logoutAbstract: String {
    language.choose(
      en: "Sign out of the careers service.",
      zhHans: "退出求职服务的登录。",
      id: "Keluar dari layanan karier."
    )
  }
  var logoutDiscussion: String {
    language.choose(
      en: """
        Ends the session at the service, and removes the stored session and the cached pages of the account from this \
        computer. Without a connection, the service ends the session within 7 days. In a terminal, asks for confirmation.
        """,
      zhHans: "结束服务中的登录会话，并从本机删除登录会话和该帐户的缓存页面。无网络连接时，服务会在7天内结束登录会话。在终端中会要求确认。",
      id:
        "Mengakhiri sesi di layanan, lalu menghapus sesi dan halaman tersimpan akun dari komputer ini. Tanpa koneksi, layanan mengakhiri sesi dalam 7 hari. Di terminal, meminta konfirmasi."
    )
  }

  var statusExample: String {
    language.choose(en: "the account and its session", zhHans: "帐户及其登录会话", id: "akun dan sesinya")
  }
  var registerExample: String {
    language.choose(en: "register an account", zhHans: "注册帐户", id: "daftarkan akun")
  }
  var registerFromFileExample: String {
    language.choose(
      en: "register with a password from standard input",
      zhHans: "用标准输入中的密码注册",
      id: "daftar dengan kata sandi dari masukan standar"
    )
  }
  var verifyExample: String {
    language.choose(
      en: "verify the address with a code",
      zhHans: "用验证码验证地址",
      id: "verifikasi alamat dengan kode"
    )
  }
  var resendExample: String {
    language.choose(en: "send another code", zhHans: "重新发送验证码", id: "kirim kode lain")
  }
  var loginExample: String { language.choose(en: "sign in", zhHans: "登录", id: "masuk") }
  var loginFromFileExample: String {
    language.choose(
      en: "sign in without a keyring, for a script",
      zhHans: "不使用密钥环登录，供脚本使用",
      id: "masuk tanpa keyring, untuk skrip"
    )
  }
  var logoutExample: String { language.choose(en: "sign out", zhHans: "退出登录", id: "keluar dari akun") }

  var codeHelp: String {
    language.choose(
      en: "Six-digit code from the service.",
      zhHans: "服务发送的六位验证码。",
      id: "Kode enam angka dari layanan."
    )
  }
  var codeValue: String { language.choose(en: "code", zhHans: "验证码", id: "kode") }
}
