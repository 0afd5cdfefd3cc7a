/** Family and given names of one culture, in Latin letters. */
export interface Names {
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly family: readonly string[];
  /** Where women's family names have another form. */
  readonly familyOfWomen?: readonly string[];
  /** True where the family name stands first. */
  readonly isFamilyFirst?: boolean;
}

const words = (text: string): readonly string[] => text.split(' ');

/** Frequent names of cultures that no package has in Latin letters. Put together by hand: given names, then family names. */
export const OWN_NAMES = {
  arabic: {
    female: words(
      'Aisha Amal Amina Asma Dalia Dina Farah Fatima Hala Hanan Huda Iman Khadija Laila Lina Maha Maryam Mona Nadia Noor Rana Rania Reem Salma Samira Sara Yasmin Zainab',
    ),
    male: words(
      'Abdullah Adel Ahmad Ali Amir Bilal Faisal Fadi Hamza Hassan Hussein Ibrahim Jamal Karim Khaled Mahmoud Majid Mohammed Mustafa Nabil Omar Rami Rashid Sami Tariq Walid Yousef Ziad',
    ),
    family: words(
      'Abbas Abdallah Aziz Darwish Fahmy Farouk Habib Haddad Hakim Hamdan Haddadin Ismail Jaber Kamal Khalil Khoury Mansour Masri Nasser Najjar Qasim Rahman Rashidi Saad Sabbagh Salah Salem Saleh Shaheen Sharif Suleiman Taher Younis Zaki',
    ),
  },
  maghrebi: {
    female: words(
      'Amel Assia Fatiha Ghita Hajar Houda Ikram Imane Khadija Lamia Leila Malika Meriem Naima Nawal Rachida Sabrina Salima Samira Sanaa Soumaya Wafa Yasmina Zineb',
    ),
    male: words(
      'Abdelkader Amine Anouar Aziz Brahim Driss Fouad Hakim Hamid Hicham Ilyes Jamal Karim Lotfi Mehdi Mohamed Mourad Nabil Rachid Reda Said Slimane Yacine Youssef',
    ),
    family: words(
      'Alaoui Amrani Bakkali Belhadj Benali Benjelloun Bennani Berrada Bouazza Bouzid Chakir Chaoui Cherif Daoudi Fassi Filali Ghali Haddad Hamdi Idrissi Jaziri Khelifi Lahlou Mansouri Mebarki Naciri Ouali Rahmani Saidi Slimani Tahiri Trabelsi Zeroual Ziani',
    ),
  },
  chinese: {
    female: words(
      'Fang Hui Jing Juan Lan Lei Li Lili Ling Mei Meiling Min Na Ping Qian Qing Rong Shan Shu Ting Wei Wen Xia Xiaoyan Xin Xue Yan Yating Ying Yu Yue Yun Zhen',
    ),
    male: words(
      'Bin Bo Chao Cheng Dong Feng Gang Guang Hai Hao Hong Jian Jianguo Jie Jun Kai Lei Liang Long Ming Peng Qiang Rui Tao Tian Wei Wenjie Xiang Yang Yi Yong Zhiming',
    ),
    family: words(
      'Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo Zheng Liang Xie Song Tang Deng Han Feng Cao Peng Zeng Xiao Tian Dong Pan Yuan Cai Jiang Yu Du Ye Cheng Wei Su Lu Ding Ren',
    ),
    isFamilyFirst: true,
  },
  japanese: {
    female: words(
      'Aiko Akemi Aoi Asami Ayaka Chika Emi Fumiko Hana Haruka Hitomi Kaori Keiko Kumiko Mai Mami Mariko Mayumi Megumi Miho Misaki Miyuki Naoko Natsumi Rie Sachiko Sakura Shiori Tomoko Yoko Yui Yuko Yumi',
    ),
    male: words(
      'Akira Daichi Daisuke Haruto Hideki Hiroshi Hiroto Jun Kazuki Kei Ken Kenji Kenta Koji Makoto Masashi Naoki Ren Ryo Satoshi Shinji Shota Sota Takashi Takumi Taro Tatsuya Tetsuya Yamato Yosuke Yuki Yuto Yuji',
    ),
    family: words(
      'Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi Shimizu Yamazaki Mori Abe Ikeda Hashimoto Yamashita Ishikawa Nakajima Maeda Fujita Ogawa Goto Okada Hasegawa Murakami Kondo Ishii Saito Sakamoto Endo Aoki Fujii Nishimura Fukuda Ota Miura Okamoto Matsuda Nakagawa',
    ),
  },
  korean: {
    female: words(
      'Eunji Eunju Haeun Hana Hyejin Hyunjung Jieun Jimin Jisoo Jiwon Jiyoung Kyunghee Minji Minseo Mirae Nari Seoyeon Seoyun Sohee Sojin Soomin Soyoung Sujin Yeji Yerin Yujin Yuna',
    ),
    male: words(
      'Dohyun Donghyun Hyunwoo Jaehyun Jihoon Jinwoo Joonho Junseo Kihyun Kyungsoo Minho Minjae Minjun Sanghoon Seojun Seungho Seungmin Sungjin Sungmin Taehyung Taeyang Wonjun Woojin Yongho Youngjae Youngsoo',
    ),
    family: words(
      'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Ryu Hong Jeon Ko Moon Son Yang Bae Baek Heo Nam Sim Noh Ha Kwak Sung Cha Joo',
    ),
  },
  russian: {
    female: words(
      'Alina Anastasia Anna Daria Ekaterina Elena Irina Julia Ksenia Larisa Ljudmila Margarita Maria Marina Nadezhda Natalia Nina Oksana Olga Polina Sofia Svetlana Tamara Tatiana Valentina Vera Veronika Victoria',
    ),
    male: words(
      'Alexander Alexei Anatoly Andrei Anton Artem Boris Denis Dmitry Evgeny Fyodor Gleb Igor Ilya Ivan Kirill Konstantin Maxim Mikhail Nikita Nikolai Oleg Pavel Roman Sergei Stepan Viktor Vladimir Yuri',
    ),
    family: words(
      'Antonenko Belykh Bondarenko Chernykh Dolgikh Kovalenko Kravchenko Makarenko Melnik Moroz Pavlenko Petrenko Romanenko Savchenko Shevchenko Sidorenko Sokol Tarasenko Tkachenko Vasilenko Yurchenko Zaitsev Zhuk Koval Kuzmich Gorbach Sedykh Rudenko Kirilenko Doroshenko Levchenko Oleinik Gerasimenko Klimenko',
    ),
  },
  greek: {
    female: words(
      'Aikaterini Alexandra Anastasia Angeliki Anna Christina Danae Despina Dimitra Eirini Eleni Elpida Evangelia Fotini Georgia Ioanna Kalliopi Katerina Konstantina Maria Nefeli Panagiota Sofia Stavroula Vasiliki Zoe',
    ),
    male: words(
      'Alexandros Anastasios Andreas Antonis Apostolos Charalambos Christos Dimitris Evangelos Georgios Giannis Ilias Konstantinos Kostas Lefteris Manolis Michalis Nikos Panagiotis Petros Pavlos Spyros Stavros Stelios Thanasis Vasilis',
    ),
    family: words(
      'Alexiou Anagnostou Apostolou Christou Dimou Economou Fotiou Georgiou Ioannou Karagianni Konstantinou Kyriakou Lambrou Makri Manou Markou Michail Nikolaou Oikonomou Panagiotou Papadimitriou Papageorgiou Papaioannou Papanikolaou Pavlou Petrou Sideri Spyrou Stamatiou Stefanou Theodorou Theofilou Vasileiou Zervou',
    ),
  },
  hebrew: {
    female: words(
      'Adi Avigail Ayelet Dana Dafna Efrat Galit Hadas Hila Inbar Keren Liat Lior Maya Michal Miriam Naama Noa Noga Orly Rachel Rivka Ronit Shira Sigal Tali Tamar Yael',
    ),
    male: words(
      'Alon Amir Amit Ariel Assaf Avi Boaz Daniel Doron Eitan Elad Gal Gil Guy Ido Itay Moshe Nadav Nir Noam Omer Oren Ran Ronen Tomer Uri Yaron Yoav Yossi',
    ),
    family: words(
      'Abramov Alon Amar Aharoni Azoulay Bar Barak Ben-David Biton Cohen Dahan Eliyahu Friedman Gabay Golan Hadad Harari Katz Klein Levi Levy Malka Mizrahi Nissim Ohana Peretz Rosen Sasson Segal Shapira Shalev Sharabi Vaknin Yosef',
    ),
  },
  persian: {
    female: words(
      'Azadeh Bahar Elham Elnaz Fatemeh Farideh Golnar Laleh Leila Mahsa Maryam Mina Mitra Nasrin Nazanin Negar Niloufar Parisa Roya Sahar Samira Shadi Shirin Soraya Yasaman Zahra',
    ),
    male: words(
      'Ali Amin Amir Arash Ardalan Babak Behnam Dariush Ehsan Farhad Farzad Hamid Hossein Iman Kamran Kaveh Mehdi Mohsen Nima Omid Parviz Reza Saeed Siamak Sohrab Vahid',
    ),
    family: words(
      'Abbasi Ahmadi Akbari Amini Asadi Azizi Bagheri Ebrahimi Farahani Ghasemi Habibi Hashemi Heidari Hosseini Jafari Karimi Kazemi Khosravi Mahmoudi Mohammadi Moradi Mousavi Najafi Nazari Rahimi Rezaei Rostami Sadeghi Safari Salehi Shahbazi Sharifi Tavakoli Yazdani Zamani',
    ),
  },
  georgian: {
    female: words(
      'Ana Eka Elene Eteri Irma Ketevan Keti Khatia Lali Lela Maia Mariam Natia Natela Nana Nani Nino Nona Rusudan Salome Tamar Tamta Tatia Tea',
    ),
    male: words(
      'Aleko Archil Avtandil Beka Dato Davit Gela Giorgi Gocha Guram Irakli Kakha Koba Lasha Levan Luka Mamuka Merab Nika Nodar Otar Sandro Shota Tornike Vakhtang Zaza Zurab',
    ),
    family: words(
      'Abashidze Arveladze Beridze Bolkvadze Chanturia Dolidze Gelashvili Gigauri Giorgadze Gogoladze Gvasalia Iashvili Jafaridze Japaridze Kapanadze Kharadze Kikvidze Kobalia Kvaratskhelia Lomidze Lortkipanidze Maisuradze Mchedlishvili Megrelishvili Mikeladze Nozadze Papuashvili Shengelia Tsiklauri Tsiskaridze Vashakidze',
    ),
  },
  armenian: {
    female: words(
      'Alina Ani Anahit Anush Arpine Astghik Gayane Hasmik Karine Lilit Lusine Mane Mariam Marine Nare Narine Nune Ruzanna Satenik Shushan Siranush Sona Tatevik Zara',
    ),
    male: words(
      'Ara Aram Arman Armen Arsen Artur Ashot Davit Gagik Garegin Gevorg Gor Hakob Hayk Hovhannes Karen Levon Mher Narek Ruben Samvel Sargis Tigran Vahan Vardan',
    ),
    family: words(
      'Abrahamyan Aleksanyan Arakelyan Avetisyan Babayan Danielyan Davtyan Gasparyan Gevorgyan Ghazaryan Grigoryan Hakobyan Harutyunyan Hovhannisyan Karapetyan Khachatryan Manukyan Martirosyan Melikyan Mkrtchyan Movsisyan Nazaryan Petrosyan Poghosyan Sahakyan Sargsyan Simonyan Stepanyan Tovmasyan Vardanyan',
    ),
  },
  bengali: {
    female: words(
      'Afsana Anika Ayesha Farhana Fatema Jannatul Kamrun Lamia Mahmuda Maliha Mim Nasrin Nazia Nusrat Rokeya Rubina Sabina Sadia Salma Sharmin Sumaiya Tahmina Tania Tasnim',
    ),
    male: words(
      'Abdul Arif Asif Faisal Farhan Habib Hasan Imran Jahid Kamal Mahbub Mamun Masud Mehedi Monir Nazmul Rafiq Rakib Rashed Ripon Rubel Sabbir Saiful Shafiq Tanvir',
    ),
    family: words(
      'Ahmed Akter Alam Ali Amin Azad Bhuiyan Biswas Chowdhury Das Haque Hasan Hossain Islam Kabir Karim Khan Khatun Majumder Mia Mollah Mondal Rahman Roy Saha Sarkar Sheikh Siddique Sikder Talukder Uddin Zaman',
    ),
  },
  thai: {
    female: words(
      'Achara Anong Apinya Arisa Busaba Chanida Chutima Kanya Kanokwan Ladda Malee Mali Napat Nattaya Nisa Orathai Pim Ploy Pornthip Ratana Sasithorn Siriporn Sunisa Suda Supaporn Wanida Warunee',
    ),
    male: words(
      'Anan Anurak Apichat Arthit Chai Chaiwat Decha Kamol Kitti Krit Narong Natthapong Niran Pakorn Pichai Prasert Preecha Sakda Sombat Somchai Somsak Suchart Surachai Thanawat Thawatchai Wichai Wirat',
    ),
    family: words(
      'Bunmee Chaiyasit Chantarasri Charoensuk Intarasuwan Jaidee Kaewmanee Khamdee Kongsri Meesuk Nakpradit Phongphan Phromma Pimsri Ratanakul Rattanaporn Saelim Saengthong Saetang Sangsuwan Sirisuk Somboon Srisai Srisawat Sukjai Suksawat Suwannarat Thepsiri Thongchai Thongdee Wongsa Wongsawat Yodkaew',
    ),
  },
  khmerLao: {
    female: words(
      'Bopha Bounmy Chanda Chanthou Dara Davy Kanya Keo Kolab Leakhena Maly Manivanh Mealea Noy Phalla Rachana Sopheap Sophy Sothea Srey Thida Vanna Vilay',
    ),
    male: words(
      'Bora Borey Bounthong Chan Chea Dara Heng Khamla Kosal Makara Nimol Phoumy Piseth Rith Samnang Sokha Somphone Sovann Thavy Vanna Veasna Vichea Vuthy',
    ),
    family: words(
      'Bounyavong Chan Chea Chhim Chum Heng Hong Huot Inthavong Keo Khamvongsa Khiev Kong Lim Long Meas Mom Nhem Ouk Pen Phan Phommachanh Phoummasak Prak Sam Seng Sisavath Sok Som Soth Sovan Tep Thongsavanh Vong Yim',
    ),
  },
  burmese: {
    female: words(
      'Aye Cherry Ei Hla Hnin Khin Khine Kyi Lwin May Moe Mya Myat Nandar Nilar Nwe Ohnmar Phyu Sandar Su Thandar Thida Thiri Yadanar Yamin Zin',
    ),
    male: words(
      'Aung Bo Htet Htoo Kaung Ko Kyaw Maung Min Moe Myint Myo Naing Nay Nyi Pyae Sai Soe Than Thant Thein Thura Tin Tun Win Wunna Ye Zaw Zeya',
    ),
    family: words(
      'Aung Hlaing Htun Htwe Khaing Khant Khine Ko Kyaw Lin Lwin Maung Min Moe Myint Naing Nyunt Oo Paing San Shwe Soe Swe Than Thant Thein Thu Thwin Toe Tun Wai Win Zaw',
    ),
  },
  eastAfrican: {
    female: words(
      'Achieng Akinyi Amina Asha Atieno Charity Diana Esther Faith Fatuma Florence Furaha Grace Halima Imani Joyce Juliet Mary Mercy Mwajuma Neema Njeri Rehema Rose Sarah Wairimu Wanjiru Zainabu Zawadi',
    ),
    male: words(
      'Abdi Baraka Brian Daniel David Dennis Elias Emmanuel Francis George Hamisi Isaac James John Joseph Juma Kamau Kevin Mohamed Moses Mwangi Omondi Patrick Paul Peter Rashid Samuel Simon Stephen',
    ),
    family: words(
      'Achieng Barasa Bakari Chacha Hamisi Juma Kamau Kariuki Kato Kibet Kimani Kiplagat Kipkemboi Kiprop Lyimo Macharia Maina Makena Massawe Mbugua Mboya Mrema Mugisha Musoke Mutua Mwakasege Mwangi Njoroge Nyambura Ochieng Odhiambo Okello Omondi Onyango Otieno Rotich Ssali Tumusiime Wafula Wekesa',
    ),
  },
  ethiopian: {
    female: words(
      'Abeba Almaz Aster Bethlehem Birtukan Eden Feven Freweini Genet Hanna Helen Hirut Kidist Lemlem Liya Mahlet Marta Meron Mulu Rahel Ruth Sara Selam Senait Tigist Tsehay Yordanos Zewditu',
    ),
    male: words(
      'Abebe Addisu Alemu Amanuel Ashenafi Berhanu Bereket Daniel Dawit Ermias Fikru Getachew Girma Haile Henok Kebede Lemma Mesfin Mulugeta Samuel Solomon Tadesse Tamrat Tekle Tesfaye Yared Yonas Yohannes',
    ),
    family: words(
      'Abera Alemayehu Assefa Ayele Bekele Belay Beyene Demissie Desta Eshetu Gebre Gebremariam Getahun Gizaw Hagos Haile Kassa Kebede Legesse Mekonnen Mengistu Mulat Negash Negussie Redda Shiferaw Sisay Tadesse Tefera Tekle Tesfaye Teshome Tessema Wolde Worku Yohannes Zeleke Zewde',
    ),
  },
  somali: {
    female: words(
      'Amina Asha Ayaan Deqa Fadumo Farhiya Faiza Halima Hawa Hibo Hodan Ifrah Iman Khadra Ladan Muna Nasra Raho Sahra Shukri Sagal Ubah Warsan Zamzam',
    ),
    male: words(
      'Abdi Abdirahman Abshir Ahmed Ali Bashir Dahir Daud Farah Guled Hassan Hussein Ibrahim Ismail Jama Khalif Liban Mahad Mohamed Mukhtar Nur Omar Osman Said Warsame Yusuf',
    ),
    family: words(
      'Abdi Abdullahi Aden Adan Ahmed Ali Barre Dahir Dirie Egal Elmi Farah Gedi Guled Hassan Hersi Ibrahim Isse Jama Kahin Mohamud Muse Nur Omar Osman Roble Said Samatar Sharif Shire Warsame Yusuf',
    ),
  },
  centralAfrican: {
    female: words(
      'Aline Angelique Bernadette Beatrice Chantal Christelle Clarisse Clementine Divine Esperance Florence Francine Gloria Immaculee Josephine Judith Julienne Marie Mireille Nadege Pascaline Patience Rose Sandrine Solange Yvette',
    ),
    male: words(
      'Alain Alphonse Andre Blaise Bonaventure Christian Claude Dieudonne Didier Emmanuel Eric Felix Gaston Gilbert Herve Innocent Jean-Paul Jules Landry Olivier Pascal Patrice Pierre Serge Thierry Valentin',
    ),
    family: words(
      'Abega Atangana Banza Bemba Biya Bizimana Essomba Etoundi Fotso Habimana Hakizimana Ilunga Kabongo Kalala Kamanzi Kasongo Kayembe Kengne Lukusa Mabiala Makosso Mbala Mbarga Mbemba Mbuyi Moukoko Mukendi Mulumba Mutombo Ndayizeye Ngoma Ngono Nkurunziza Nsengiyumva Ntumba Obiang Onana Tchoumi Tshibangu Uwimana',
    ),
  },
  westAfrican: {
    female: words(
      'Adama Adjoa Affoue Aissata Akissi Aminata Aya Awa Binta Bintou Djeneba Fanta Fatou Fatoumata Hawa Kadiatou Kadidia Mariam Mariama Nana Oumou Ramata Rokia Salimata Sira Yacine',
    ),
    male: words(
      'Abdoulaye Aboubacar Adama Amadou Bakary Boubacar Cheick Djibril Drissa Ibrahima Idrissa Issa Kofi Kouame Kouassi Lamine Mamadou Modibo Moussa Oumar Ousmane Salif Seydou Souleymane Yao Yaya',
    ),
    family: words(
      'Adjei Agbodjan Ahoua Amegan Bah Balde Bamba Barry Camara Cisse Conde Coulibaly Dembele Diakite Diallo Diarra Djibo Doumbia Fofana Gbagbo Hounkpatin Kabore Keita Kone Konate Kouadio Kouyate Ouattara Ouedraogo Sagna Sangare Sanogo Savadogo Sidibe Sissoko Sow Soumah Sylla Toure Traore Zongo',
    ),
  },
  lusoAfrican: {
    female: words(
      'Adelina Ana Alzira Amelia Beatriz Carla Celeste Domingas Elisa Esperanca Fatima Filomena Graca Helena Isabel Joana Julieta Lurdes Luzia Margarida Maria Mena Nelma Odete Rosa Teresa',
    ),
    male: words(
      'Adriano Agostinho Alberto Antonio Armando Bento Carlos Celso Domingos Eduardo Ernesto Fernando Filipe Francisco Isaias Joao Joaquim Jose Julio Luis Manuel Mario Nelson Paulo Pedro Victor',
    ),
    family: words(
      'Andrade Baptista Bento Cardoso Chissano Cossa Cuna Dias Domingos Duarte Evora Fernandes Fonseca Gomes Guambe Jamba Kiala Langa Lima Lopes Machava Macuacua Manuel Matsinhe Mendes Mondlane Monteiro Mucavele Neto Nhantumbo Pinto Quissanga Sambo Semedo Sitoe Tavares Tembe Varela',
    ),
  },
  malay: {
    female: words(
      'Aini Aishah Amirah Asmah Azizah Farah Faridah Fatin Hajar Haslinda Izzah Liyana Mariam Nadia Nor Norhayati Nur Nurul Rohani Rosnah Salmah Shafiqah Siti Suraya Zainab Zaleha',
    ),
    male: words(
      'Adam Ahmad Aiman Amir Azlan Azman Faizal Farid Hafiz Hakim Hamzah Haris Ismail Izwan Kamal Khairul Nizam Rahim Razak Rizal Roslan Shahrul Syafiq Yusof Zaki Zulkifli',
    ),
    family: words(
      'Abdullah Abdul-Rahman Ahmad Ali Aziz Bakar Daud Ghani Hamid Harun Hashim Hassan Hussin Ibrahim Idris Ismail Jaafar Kadir Kassim Latif Mahmud Majid Mansor Mohamad Musa Mustafa Nordin Omar Osman Rahman Ramli Rashid Razali Saad Said Salleh Samad Shafie Sulaiman Talib Yaakob Yusof Zainal',
    ),
  },
  filipino: {
    female: words(
      'Aileen Angelica Analyn Bea Camille Carmela Catherine Cecilia Cherry Cristina Divina Erlinda Grace Ivy Jasmine Jocelyn Joy Kristine Lorna Luz Maricel Marites Michelle Nina Rosalie Rowena Sheila Teresita',
    ),
    male: words(
      'Adrian Alvin Angelo Arnel Benjie Carlo Christian Daniel Dennis Edgar Emilio Enrique Eric Ferdinand Gerald Ian Jayson Jerome Joel John-Paul Jose Mark Marlon Michael Noel Ramon Rodel Rommel Ryan',
    ),
    family: words(
      'Aguilar Alcantara Aquino Bautista Bernardo Castillo Castro Cruz De-Guzman Dela-Cruz Del-Rosario Dizon Domingo Fernandez Flores Francisco Garcia Gonzales Hernandez Lim Lopez Macaraeg Magbanua Manalo Mendoza Mercado Navarro Ocampo Pangilinan Pascual Ramos Reyes Rivera Salazar Salvador Santiago Santos Soriano Tolentino Valdez Velasco Villanueva',
    ),
  },
  polynesian: {
    female: words(
      'Alisi Ana Eseta Fetu Hina Ilisapeci Kalolaine Lani Leilani Litia Losa Lupe Mele Mereana Moana Naomi Ofa Penina Salote Sela Sina Talia Teuila Tiare Vaitiare Vika',
    ),
    male: words(
      'Afa Aleki Apisai Epeli Fetu Filipe Ioane Isikeli Jone Kaleo Keoni Lote Manu Mikaele Moana Paulo Peni Sakaraia Semisi Sione Siaosi Tana Tavita Teiva Tevita Tui Viliame',
    ),
    family: words(
      'Afoa Aumua Faleolo Faumuina Fifita Fonoti Hopoate Ioane Kaufusi Koroi Latu Leavasa Mataele Matai Moala Naisali Nasilasila Pita Pouesi Qalo Ratu Salesa Sapolu Siaki Talagi Tamapua Tau Tavake Teariki Tefana Teuira Tuilagi Tupou Vaipulu Vakatawa Vea Waqa',
    ),
  },
  nepali: {
    female: words(
      'Aarati Anjali Asmita Bimala Binita Deepa Gita Kabita Kamala Laxmi Manisha Maya Nirmala Parbati Pema Pooja Pratima Puja Radha Rekha Sabina Sangita Sarita Sita Srijana Sunita Tashi Yangchen',
    ),
    male: words(
      'Anil Arjun Bikash Bishnu Deepak Dipendra Dorji Ganesh Gopal Hari Keshav Kiran Krishna Manoj Mingma Nabin Nima Pasang Prakash Rajan Rajendra Ram Ramesh Sandeep Santosh Sonam Suresh Tenzin',
    ),
    family: words(
      'Adhikari Acharya Basnet Bhandari Bhattarai Chaudhary Dahal Dorji Ghimire Giri Gurung Joshi Karki Khadka Khanal KC Lama Limbu Magar Maharjan Namgyel Neupane Oli Pandey Paudel Pradhan Pun Rai Rana Rijal Sapkota Sharma Sherpa Shrestha Subedi Tamang Thapa Tshering Wangchuk Wangmo',
    ),
  },
  pakistani: {
    female: words(
      'Aisha Amna Anam Asma Bushra Farah Fatima Fouzia Hina Huma Iqra Javeria Kiran Maham Mahnoor Maria Mehwish Nadia Naila Rabia Saba Saima Sana Shazia Sidra Sumaira Tahira Zara',
    ),
    male: words(
      'Adnan Ahmed Ali Amir Asad Asif Bilal Danish Fahad Faisal Farhan Hamza Haroon Hassan Imran Irfan Junaid Kamran Kashif Khurram Nadeem Naveed Omar Rizwan Saad Salman Shahid Tariq Usman Waqas Zubair',
    ),
    family: words(
      'Abbasi Afridi Ahmed Akhtar Alvi Anwar Ashraf Aslam Awan Aziz Baig Baloch Bhatti Butt Chaudhry Farooqi Gilani Gondal Hussain Iqbal Javed Khan Khattak Khokhar Malik Mehmood Memon Mirza Mughal Qureshi Rana Raza Saeed Shah Sheikh Siddiqui Sultan Tariq Wazir Yousafzai Zaidi',
    ),
  },
  sinhalese: {
    female: words(
      'Amaya Anoma Anusha Bhagya Chamari Chandrika Chathurika Dilani Dilrukshi Gayani Hansika Harshani Inoka Ishara Kumari Lakmini Malini Nadeesha Nilmini Nirosha Piyumi Ruwani Sachini Sanduni Shanika Thilini Upeksha',
    ),
    male: words(
      'Ajith Amila Asanka Buddhika Chaminda Charith Dhanushka Dinesh Gayan Harsha Indika Janaka Kamal Kasun Lahiru Lasith Mahesh Nalin Nuwan Pradeep Priyantha Roshan Ruwan Sampath Sanjaya Sunil Tharindu Upul',
    ),
    family: words(
      'Abeysekera Amarasinghe Bandara De-Silva Dissanayake Ekanayake Fernando Fonseka Gamage Gunaratne Gunasekara Gunawardena Herath Jayakody Jayasinghe Jayasuriya Jayawardena Karunaratne Kumara Liyanage Mendis Pathirana Perera Premadasa Rajapaksa Ranasinghe Ranatunga Ratnayake Samaraweera Senanayake Silva Tennakoon Weerasinghe Wickramasinghe Wijesinghe',
    ),
  },
  maldivian: {
    female: words(
      'Aishath Aminath Azma Dhiyana Fathimath Hawwa Husna Khadeeja Leena Mariyam Nashwa Niha Raufa Rishfa Saeeda Shaira Shifa Zulfa',
    ),
    male: words(
      'Abdulla Adam Ahmed Ali Ashraf Faisal Hassan Hussain Ibrahim Ismail Mohamed Moosa Nasheed Naseem Riyaz Shareef Shiyam Yoosuf',
    ),
    family: words(
      'Abdulla Adam Ahmed Ali Didi Faiz Fulhu Hameed Hassan Ibrahim Jameel Latheef Manik Mohamed Naeem Nasheed Nasir Rasheed Riza Saeed Shareef Shakeel Thoha Waheed Waseem Zahir',
    ),
  },
  kazakh: {
    female: words(
      'Aida Aigerim Ainur Aisulu Aliya Asel Bayan Botagoz Dana Dinara Gulnara Gulmira Jamilya Kamila Karlygash Madina Meruert Nazira Saltanat Sholpan Togzhan Zarina Zhanar',
    ),
    male: words(
      'Adil Aibek Aidar Almas Arman Azamat Bakyt Bolat Daniyar Dauren Erlan Galym Kairat Kanat Marat Murat Nurlan Ruslan Samat Serik Talgat Temir Timur Yerbol Zhanibek',
    ),
    family: words(
      'Abdrakhman Abenuly Aitbay Akhmet Alimzhan Amanzhol Asanbay Baimukhan Beisen Dosmukhamed Duisen Esen Ibray Iskak Jumabay Kaliuly Kassym Kenzhe Mamyr Mukan Nurpeis Omar Orazbay Ospan Rakhim Sadyk Saparbay Seitkali Smagul Suleimen Tokay Tulegen Turgun Zhumagali Zhunus',
    ),
  },
  mongolian: {
    female: words(
      'Altantsetseg Anu Bolormaa Bayarmaa Battsetseg Delgermaa Enkhjargal Gerelmaa Khulan Munkhtsetseg Narantuya Nomin Oyunbileg Oyuna Sarangerel Solongo Tsetsegmaa Tuya Uranchimeg Zolzaya',
    ),
    male: words(
      'Altangerel Batbayar Bat-Erdene Batjargal Bold Boldbaatar Davaa Dorj Enkhbat Erdene Ganbaatar Ganbold Gantulga Khulan Munkhbat Naran Otgonbayar Sukhbaatar Temuulen Tsogt Tumur Zorig',
    ),
    family: words(
      'Baatar Bat Bayar Bold Chuluun Damdin Davaa Dash Dorj Erdene Galsan Gombo Jargal Khorloo Lkhagva Luvsan Munkh Namjil Natsag Nyam Ochir Purev Sambuu Sukh Tseren Tserendorj Tumen Yondon',
    ),
  },
  papuan: {
    female: words(
      'Agnes Anna Betty Cathy Delilah Doris Elizabeth Freda Gloria Grace Helen Janet Joyce Julie Lucy Margaret Martha Mary Naomi Rachel Ruth Sarah Susan Winnie',
    ),
    male: words(
      'Allan Andrew Ben Charles David Elijah Francis George Henry Jack James Jacob John Joseph Kila Luke Mathew Michael Moses Patrick Paul Peter Philip Samuel Simon Steven',
    ),
    family: words(
      'Aihi Amini Bani Bona Dau Duma Gabi Gavera Gima Haro Heni Igo Kapi Kila Kora Kua Lohia Mea Momis Morea Namah Nema Oala Pala Polye Rabura Rarua Sapai Siaguru Tau Temu Toua Vagi Waki Wari Yama',
    ),
  },
} as const satisfies Readonly<Record<string, Names>>;

export type OwnCulture = keyof typeof OWN_NAMES;
