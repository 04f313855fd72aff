import { placesOf } from './place.ts';

/** San Kiu, Patane, Camões and Horta e Costa. */
export const antonio = placesOf(
  'antonio',
  `
  大三巴牌坊 | Ruins of St. Paul’s | sight | 22.19762 113.54092 | 大三巴街 | Rua de São Paulo | 聖保祿教堂遺址 Saint Pauls
  大炮台 | Mount Fortress | sight | 22.19712 113.54242 | | | Fortaleza do Monte
  澳門博物館 | Macao Museum | sight | 22.19722 113.54222 | 大炮台 | Mount Fortress
  大三巴街 | Rua de São Paulo | street | 22.19632 113.54032
  花王堂街 | Rua de Santo António | street | 22.19842 113.53982
  聖安多尼教堂 | St. Anthony’s Church | sight | 22.19862 113.53982 | 花王堂前地 | Largo de Santo António | 花王堂
  白鴿巢公園 | Camões Garden | park | 22.20002 113.53952 | 白鴿巢前地 | Praça de Luís de Camões | Jardim Luís de Camões
  白鴿巢前地 | Praça de Luís de Camões | square | 22.19932 113.53962
  東方基金會會址 | Casa Garden | sight | 22.19972 113.54002 | 白鴿巢前地 | Praça de Luís de Camões
  基督教墳場 | Old Protestant Cemetery | sight | 22.19962 113.54012 | 白鴿巢前地 | Praça de Luís de Camões
  沙梨頭海邊街 | Rua da Ribeira do Patane | street | 22.20122 113.53812
  沙梨頭海邊大馬路 | Avenida Marginal do Patane | street | 22.20302 113.53772
  沙梨頭土地廟 | Patane Tou Tei Temple | sight | 22.20082 113.53852
  沙梨頭圖書館 | Patane Library | sight | 22.20152 113.53822 | 沙梨頭海邊街 | Rua da Ribeira do Patane
  海灣花園 | Hoi Van Garden | estate | 22.20382 113.53792 | 沙梨頭海邊大馬路 | Avenida Marginal do Patane
  十月初五日街 | Rua de Cinco de Outubro | street | 22.19692 113.53702
  康公廟前地 | Largo do Pagode do Bazar | square | 22.19702 113.53752 | | | 康真君廟 Hong Kung Temple
  十六浦索菲特 | Sofitel Macau at Ponte 16 | hotel | 22.19682 113.53542 | 巴素打爾古街 | Rua do Visconde Paço de Arcos | 十六浦 Ponte 16
  巴素打爾古街 | Rua do Visconde Paço de Arcos | street | 22.19792 113.53592
  果欄街 | Rua da Tercena | street | 22.19622 113.53842
  草堆街 | Rua das Estalagens | street | 22.19582 113.53892
  關前正街 | Rua dos Ervanários | street | 22.19622 113.53922 | | | 爛鬼樓 flea market
  連勝街 | Rua de Coelho do Amaral | street | 22.20122 113.54222
  連勝馬路 | Estrada de Coelho do Amaral | street | 22.20172 113.54352
  鏡湖馬路 | Estrada do Repouso | street | 22.20042 113.54362
  鏡湖醫院 | Kiang Wu Hospital | hospital | 22.20032 113.54302 | 連勝街 | Rua de Coelho do Amaral
  渡船街 | Rua da Barca | street | 22.20272 113.54402
  蓮溪廟 | Lin Kai Temple | sight | 22.20332 113.54212 | 大纜巷 | Travessa da Corda
  大興街 | Rua de João de Araújo | street | 22.20282 113.54302
  石街 | Rua da Pedra | street | 22.20212 113.54262
  三盞燈 | Rotunda de Carlos da Maia | square | 22.20362 113.54622 | | | 嘉路米耶圓形地 Three Lamps
  飛能便度街 | Rua de Fernão Mendes Pinto | street | 22.20382 113.54702
  高士德大馬路 | Avenida de Horta e Costa | street | 22.20402 113.54572 | | | Horta e Costa
  紅街市 | Red Market | shop | 22.20522 113.54402 | 高士德大馬路 | Avenida de Horta e Costa | Mercado Vermelho 提督街市
  雅廉訪大馬路 | Avenida do Ouvidor Arriaga | street | 22.20572 113.54772
  賈伯樂提督街 | Rua do Almirante Costa Cabral | street | 22.20292 113.54702
  道咩卑利士街 | Rua de Tomé Pires | street | 22.20322 113.54532
  盧廉若公園 | Lou Lim Ieoc Garden | park | 22.20102 113.54702 | 羅利老馬路 | Estrada de Adolfo Loureiro
  羅利老馬路 | Estrada de Adolfo Loureiro | street | 22.20112 113.54642
  聖若瑟教區中學（第二、三校） | Colégio Diocesano de São José (2 & 3) | school | 22.20142 113.54612 | 高士德大馬路 | Avenida de Horta e Costa
  培正中學 | Pui Ching Middle School | school | 22.20182 113.54742 | 高士德馬路 | Avenida de Horta e Costa | 培正
  粵華中學 | Yuet Wah College | school | 22.20212 113.54912 | 得勝馬路 | Estrada da Vitória
  鏡平學校 | Keang Peng School | school | 22.20282 113.54162 | 沙梨頭南街 | Rua Sul do Patane`,
);
