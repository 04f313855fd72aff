import { placesOf } from './place.ts';

/** The north of the peninsula: the Border Gate, Iao Hon, Areia Preta, Ilha Verde, Fai Chi Kei, Mong Há. */
export const fatima = placesOf(
  'fatima',
  `
  關閘口岸 | Border Gate (Portas do Cerco) | transport | 22.21632 113.54918 | 關閘廣場 | Praça das Portas do Cerco | Gongbei border gate 關閘邊檢大樓
  關閘廣場 | Praça das Portas do Cerco | square | 22.21542 113.54922
  關閘馬路 | Istmo de Ferreira do Amaral | street | 22.21362 113.54916
  孫中山市政紀念公園 | Dr. Sun Yat Sen Municipal Park | park | 22.21510 113.54640 | 鴨涌馬路 | Estrada do Canal dos Patos
  鴨涌馬路 | Estrada do Canal dos Patos | street | 22.21440 113.54420
  青洲大馬路 | Avenida do Conselheiro Borja | street | 22.21090 113.54120
  青洲坊大廈 | Edifício Bairro da Ilha Verde | estate | 22.21262 113.53886 | 青洲河邊馬路 | Estrada Marginal da Ilha Verde
  青洲山 | Ilha Verde Hill | sight | 22.21150 113.53690
  青洲河邊馬路 | Estrada Marginal da Ilha Verde | street | 22.21330 113.53760
  筷子基社屋 | Fai Chi Kei Social Housing | estate | 22.20892 113.54060 | 和樂大馬路 | Avenida da Concórdia | 快達樓 快意樓
  和樂大馬路 | Avenida da Concórdia | street | 22.20942 113.54120
  美居廣場 | Mei Kui Kuong Cheong | estate | 22.20852 113.54200 | 俾若翰街 | Rua de João Paulino
  宏建大廈 | Edifício Wang Kin | estate | 22.21002 113.54230 | 和樂大馬路 | Avenida da Concórdia
  綠楊花園 | Green Willow Garden | estate | 22.20772 113.54020 | 林茂塘 | Lamau
  林茂海邊大馬路 | Avenida Marginal do Lam Mau | street | 22.20672 113.53912
  提督馬路 | Avenida do Almirante Lacerda | street | 22.20702 113.54222 | | | 罅些喇提督大馬路
  台山中街 | Rua Central de Tói Sán | street | 22.21172 113.54652 | | | Toi San
  台山新街 | Rua do Canal das Hortas | street | 22.21142 113.54712
  巴波沙大馬路 | Avenida de Artur Tamagnini Barbosa | street | 22.21262 113.54612
  平民新村 | Bairro Tamagnini Barbosa | estate | 22.21222 113.54542 | 巴波沙大馬路 | Avenida de Artur Tamagnini Barbosa
  白朗古將軍大馬路 | Avenida do General Castelo Branco | street | 22.21242 113.54382
  運順新邨 | Edifício Van Sion Son Chun | estate | 22.20952 113.54332 | 罅些喇提督大馬路 | Avenida do Almirante Lacerda
  國際中心 | International Centre (Fai Chi Kei) | estate | 22.20702 113.54102
  蓮峰廟 | Lin Fung Temple | sight | 22.21152 113.54832 | 提督馬路 | Avenida do Almirante Lacerda | 林則徐紀念館 Lin Zexu
  蓮峰體育中心 | Lin Fong Sports Centre | park | 22.21082 113.54712 | 提督馬路 | Avenida do Almirante Lacerda
  望廈炮台 | Mong Há Fort | sight | 22.20832 113.54862
  望廈山市政公園 | Mong Há Hill Park | park | 22.20882 113.54902
  澳門旅遊大學（望廈校區） | Macao University of Tourism (Mong Há) | school | 22.20872 113.54882 | 望廈山 | Colina de Mong-Há | 旅遊學院 IFTM
  望廈體育中心 | Mong-Há Sports Pavilion | park | 22.20812 113.54732 | 俾利喇街 | Rua de Francisco Xavier Pereira
  美副將大馬路 | Avenida do Coronel Mesquita | street | 22.20622 113.54892
  觀音堂（普濟禪院） | Kun Iam Temple | sight | 22.20602 113.54872 | 美副將大馬路 | Avenida do Coronel Mesquita | Kun Iam Tong
  俾利喇街 | Rua de Francisco Xavier Pereira | street | 22.20622 113.54702
  澳廣視大樓 | TDM Building | office | 22.20722 113.54682 | 俾利喇街 | Rua de Francisco Xavier Pereira | Teledifusão de Macau
  漁翁街 | Rua dos Pescadores | street | 22.20532 113.55702
  馬場大馬路 | Avenida do Hipódromo | street | 22.21202 113.55502
  馬場海邊馬路 | Estrada Marginal do Hipódromo | street | 22.21462 113.55612
  祐漢公園 | Iao Hon Market Garden | park | 22.21232 113.55222 | 祐漢新村第四街 | Rua Quatro do Bairro Iao Hon
  祐漢街市 | Iao Hon Market | shop | 22.21262 113.55182 | 祐漢新村第四街 | Rua Quatro do Bairro Iao Hon
  祐漢新村第四街 | Rua Quatro do Bairro Iao Hon | street | 22.21272 113.55262
  祐漢新村第八街 | Rua Oito do Bairro Iao Hon | street | 22.21162 113.55232
  黑沙環馬路 | Estrada da Areia Preta | street | 22.20922 113.55102
  黑沙環中街 | Rua Central da Areia Preta | street | 22.20972 113.55522
  黑沙環海邊馬路 | Estrada Marginal da Areia Preta | street | 22.20712 113.55812
  黑沙環新街 | Rua Nova da Areia Preta | street | 22.21072 113.55672
  黑沙環公園 | Areia Preta Urban Park | park | 22.20872 113.55622
  東方明珠街 | Rua da Pérola Oriental | street | 22.21232 113.55972 | | | Oriental Pearl
  友誼圓形地 | Rotunda da Amizade | square | 22.21262 113.56082 | | | 東方明珠
  海濱花園 | Hoi Pan Garden | estate | 22.20962 113.55832 | 黑沙環中街 | Rua Central da Areia Preta
  廣福安花園 | Kuong Fuk On Garden | estate | 22.21102 113.55782 | 黑沙環中街 | Rua Central da Areia Preta
  廣華新邨 | Kwong Wa San Tsun | estate | 22.20842 113.55472 | 馬場大馬路 | Avenida do Hipódromo
  寰宇天下 | La Cité | estate | 22.20882 113.56072 | 東北大馬路 | Avenida do Nordeste
  海名居 | La Baie du Noble | estate | 22.21052 113.56062 | 東北大馬路 | Avenida do Nordeste
  東北大馬路 | Avenida do Nordeste | street | 22.20962 113.56012
  金海山花園 | Kam Hoi San Garden | estate | 22.21322 113.55792 | 東北大馬路 | Avenida do Nordeste
  保利達花園 | Polytec Garden | estate | 22.20822 113.55722 | 黑沙環海邊馬路 | Estrada Marginal da Areia Preta
  南方花園 | Nam Fong Garden | estate | 22.20862 113.55232 | 黑沙環馬路 | Estrada da Areia Preta
  勞工子弟學校 | Workers’ Children High School | school | 22.21032 113.55592 | 馬場海邊馬路 | Estrada Marginal do Hipódromo
  澳門坊眾學校 | Escola dos Moradores de Macau | school | 22.21072 113.54772 | 蓮峰街 | Rua de Lin Fong
  港珠澳大橋澳門口岸 | HZMB Macau Port | transport | 22.21322 113.57802 | 澳門口岸管理區 | Macau Port Zone | Hong Kong–Zhuhai–Macau Bridge 港珠澳大橋
  青茂口岸 | Qingmao Port | transport | 22.21462 113.54292 | 鴨涌馬路 | Estrada do Canal dos Patos | Qing Mao`,
);
